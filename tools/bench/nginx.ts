import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#scripts/site/free-port.ts';
import { type Peer, startPeer } from './peer-process.ts';

/** As fast as nginx goes: one worker, no log, file handles kept, connections never closed. */
function configuration(folder: string, port: number): string {
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000;
  open_file_cache max=16; open_file_cache_valid 60s;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
  uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  server {
    listen 127.0.0.1:${port}; root ${folder};
    location / { default_type text/html; add_header Content-Encoding br; try_files /page =404; }
  }
}`;
}

async function untilOpen(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const opened = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (opened) return;
    await wait(50);
  }
}

/** Starts an nginx on one core that answers every path with `body`, which is brotli already. */
export async function startNginx(body: Buffer, core: number): Promise<Peer> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'));
  const port = await freePort();
  await writeFile(join(folder, 'page'), body);
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port));
  const command = ['nginx', '-p', folder, '-e', join(folder, 'error.log'), '-c', 'nginx.conf'];
  return startPeer({ command, port, folder, core, ready: () => untilOpen(port) });
}
