import assert from 'node:assert/strict';
import { block, SITE, type Trial } from './trial.ts';

/** The beginning of step 7. */
const AS_SITE =
  'cd /opt/site/current; set -a; . /etc/site/site.env; set +a; ' +
  'as_site() { setpriv --reuid=site --regid=site --init-groups "$@"; }; ';
const MAX_EXPOSURE = 2.0;
/**
 * A form that met the server's own time limit of 2 s, which a busy machine makes it meet without any restart
 * (docs/operations.md). A page has no such excuse.
 */
const POSTPONED = /^\/api\/(sms-optin|chat-contact): 503 after \d{4,} ms/;

async function instancesRun({ server }: Trial): Promise<void> {
  const list = await server.run(
    "systemctl list-units --plain --no-legend --state=running 'site@*'",
  );
  assert.deepEqual(list.match(/site@\d+/g), ['site@3001', 'site@3002'], list);
}

/** Every check answers well: `staff check` ends with 1 on a finding, and the shell with it. */
const checkHolds = (trial: Trial) => trial.server.run(`${AS_SITE} as_site node staff.js check`);

async function noRequestFails(trial: Trial, work: () => Promise<unknown>): Promise<string> {
  const { sent, failures, acknowledged } = await trial.visitors.during(work);
  const postponed = failures.filter((failure) => POSTPONED.test(failure));
  assert.deepEqual(failures, postponed);
  const out = await trial.server.run(
    `su postgres -c "psql -At site -c \\"select email from contact_submissions\\""`,
  );
  const stored = out.split('\n');
  for (const email of acknowledged) assert(stored.includes(email), `${email} is lost`);
  return `${sent} requests, ${acknowledged.length} leads, ${postponed.length} forms over the time limit`;
}

/** What is done, in this order, on one server; each step stands on those before it. */
export const trialSteps: readonly (readonly [string, (trial: Trial) => Promise<unknown>])[] = [
  [
    'steps 2 to 7 of the guide, as they stand',
    async ({ server, blocks }) => {
      for (const { text } of blocks.filter(({ name }) => name === '')) await server.run(text);
    },
  ],
  ['two instances run', instancesRun],
  [
    'an instance can write its data and nothing else, and systemd rates it so',
    async ({ server }) => {
      const out = await server.run(`pid=$(systemctl show --property MainPID --value site@3001)
        ps -o user= -p $pid
        for folder in / /etc /etc/site /opt/site /opt/site/current /usr /var/log /var/backups/site /root /var/lib/site; do
          if nsenter --target $pid --mount setpriv --reuid=site --regid=site --init-groups \\
            sh -c "test -w $folder"; then echo "writes $folder"; fi
        done
        systemctl show --property MemoryCurrent site@3001
        systemd-analyze security --no-pager site@3001.service | tail -n 1`);
      assert.match(out, /^site$/m);
      assert.deepEqual(out.match(/writes .+/g), ['writes /var/lib/site']);
      const rating = Number(/exposure level for \S+: ([\d.]+)/.exec(out)?.[1] ?? '10');
      assert(rating <= MAX_EXPOSURE, `systemd rates it ${rating}`);
      const hasMemoryLimit = /^MemoryCurrent=\d+$/m.test(out);
      return `exposure ${rating}, MemoryMax ${hasMemoryLimit ? 'holds' : 'not: no memory controller'}`;
    },
  ],
  [
    'the certificate is one that Caddy got by ACME, and every check holds',
    async (trial) => {
      const page = await trial.visitors.curl('--fail', '-o', '/dev/null', '-v', `${SITE}/`);
      assert.equal(page, '');
      const out = await checkHolds(trial);
      assert.match(out, /^ok +certificate +The certificate is good for (89|90) days/m);
      assert.match(out, /^ok +proxy /m);
    },
  ],
  [
    'there is one canonical address',
    async ({ visitors }) => {
      for (const address of ['http://example.org', 'http://www.example.org', 'https://example.org'])
        assert.equal(
          await visitors.curl(
            '-L',
            '-o',
            '/dev/null',
            '-w',
            '%{url_effective}',
            `${address}/about`,
          ),
          `${SITE}/about`,
        );
    },
  ],
  [
    'a consent names the network of the visitor, not of the proxy',
    async ({ server, visitors }) => {
      const answer = await visitors.curl(
        ...['--fail', '-H', 'Content-Type: application/json', '-H', `Origin: ${SITE}`],
        ...['-d', '{"phoneNumber":"+14055550163","consent":true}', `${SITE}/api/sms-optin`],
      );
      assert.match(answer, /"success":true/);
      const out = await server.run(`${AS_SITE} as_site node staff.js sms evidence +14055550163`);
      assert.match(out, /Network address, truncated: 198\.51\.100\.0/);
    },
  ],
  [
    'the backup is made by its timer, also one that was missed',
    async ({ server }) => {
      await server.run(`mkdir -p /etc/systemd/system/site-backup.timer.d
        printf '[Timer]\\nRandomizedDelaySec=0\\n' > /etc/systemd/system/site-backup.timer.d/now.conf
        systemctl stop site-backup.timer
        touch -d '3 days ago' /var/lib/systemd/timers/stamp-site-backup.timer
        systemctl daemon-reload
        systemctl start site-backup.timer
        for turn in $(seq 120); do journalctl -q -u site-backup | grep -q 'Finished' && break; sleep 1; done`);
      const out = await server.run(`journalctl -q -o cat -u site-backup
        cd /opt/site/current; as() { setpriv --reuid=site --regid=site --init-groups "$@"; }
        for backup in /var/backups/site/*; do as node staff.js backup verify "$backup"; done`);
      assert.match(out, /Backed up and read again/);
    },
  ],
  [
    'an update under load',
    async (trial) => {
      const result = await noRequestFails(trial, () => trial.server.run(block(trial, 'update')));
      assert.match(await trial.server.run('readlink /opt/site/current'), /site-1\.1\.0-/);
      await instancesRun(trial);
      return result;
    },
  ],
  [
    'a roll-back under load',
    async (trial) => {
      const result = await noRequestFails(trial, () => trial.server.run(block(trial, 'rollback')));
      assert.match(await trial.server.run('readlink /opt/site/current'), /site-1\.0\.0-/);
      await instancesRun(trial);
      return result;
    },
  ],
  [
    'an instance that is killed comes back',
    async (trial) => {
      // The one that is killed may answer a moment longer.
      await trial.server.run(`pid() { systemctl show --property=MainPID --value site@3002; }
        killed=$(pid)
        systemctl kill --signal=KILL site@3002
        for turn in $(seq 60); do
          [ "$(pid)" != "$killed" ] && curl -s --fail http://127.0.0.1:3002/readyz && break
          sleep 1
        done`);
      await instancesRun(trial);
    },
  ],
  [
    'metrics for this machine alone, on a port for each instance',
    async ({ server, visitors }) => {
      const out = await server.run(`mkdir -p /etc/systemd/system/site@.service.d
        printf '[Service]\\nEnvironment=OPS_PORT=1%%i\\n' > /etc/systemd/system/site@.service.d/override.conf
        systemctl daemon-reload
        systemctl restart site@3001 site@3002
        for port in 13001 13002; do curl -s --fail http://127.0.0.1:$port/metrics | grep '^site_database_up'; done`);
      assert.deepEqual(out.match(/site_database_up 1/g)?.length, 2);
      await assert.rejects(visitors.curl('http://www.example.org:13001/metrics'));
    },
  ],
  [
    'after a reboot everything is there again',
    async (trial) => {
      await trial.server.reboot();
      await instancesRun(trial);
      await trial.visitors.curl('--fail', '-o', '/dev/null', `${SITE}/contact`);
      const timers = await trial.server.run('systemctl list-timers --no-legend --no-pager');
      assert.match(timers, /site-backup\.timer/);
    },
  ],
  [
    'the move from the embedded database to PostgreSQL',
    async (trial) => {
      await trial.server.run(`${AS_SITE}
        unset DATABASE_URL
        DATA_DIR=/var/lib/site SEED_SAMPLE=1 as_site node staff.js --create posts list
        su postgres -c 'createdb --owner site second'
        sed -i 's,localhost/site?,localhost/second?,' /etc/site/site.env`);
      const out = await trial.server.run(block(trial, 'move'));
      assert.match(out, /Carried over, every row compared/);
      await instancesRun(trial);
    },
  ],
  [
    'nginx and certbot in the place of Caddy, and a renewal',
    async (trial) => {
      await trial.server.run(block(trial, 'nginx'));
      const out = await checkHolds(trial);
      assert.match(out, /^ok +certificate /m);
      const serial = `openssl s_client -connect www.example.org:443 -servername www.example.org </dev/null 2>/dev/null | openssl x509 -noout -serial`;
      const before = await trial.server.run(serial);
      await trial.server.run(
        'systemctl is-active certbot.timer\ncertbot renew --force-renewal --no-random-sleep-on-renew',
      );
      // A reload lets nginx's old workers answer until the new ones do.
      const isRenewed = `[ "$(${serial})" != "${before.trim()}" ]`;
      await trial.server.run(
        `for try in $(seq 20); do ${isRenewed} && exit 0; sleep 0.5; done; exit 1`,
      );
      await trial.visitors.curl('--fail', '-o', '/dev/null', `${SITE}/`);
    },
  ],
];
