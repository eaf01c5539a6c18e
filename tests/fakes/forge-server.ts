import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Request, type Response, Router } from 'express';
import { onTestFinished } from 'vitest';
import { type ForgeRepository, forgeRepository } from './forge-repository.ts';

/** Of the application that the forge knows the editor by. */
export const APP_ID = 'editor-of-posts';
export const REPOSITORY = 'clinic/website';

const reading = `/repos/${REPOSITORY}`;
const bodyOf = (req: Request) => req.body as Record<string, never>;

/**
 * A real HTTP server on loopback that speaks as GitHub (with a sign-in service beside it) or as Gitea do to
 * Decap CMS, over a real repository of git: people sign in, and only who has signed in reads and writes.
 * @see https://docs.github.com/rest/git and https://docs.gitea.com/development/oauth2-provider
 */
export async function startForge(files: Readonly<Record<string, string>>) {
  const repository = await forgeRepository(files);
  const tokens = new Set<string>();
  const newToken = () => {
    const token = randomBytes(20).toString('hex');
    tokens.add(token);
    return token;
  };

  const app = express();
  app.use(express.json({ limit: '50mb' }));
  app.use((_req, res, next) => {
    res.set({ 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' });
    next();
  });
  app.use(signInService(newToken), giteaSignIn(newToken));
  app.use((req, res, next) => {
    const [, token = ''] = /^token (\w+)$/.exec(req.headers.authorization ?? '') ?? [];
    if (tokens.has(token)) next();
    else res.status(401).json({ message: 'Bad credentials' });
  });
  const api = [readingApi(repository), githubApi(repository), giteaApi(repository)];
  app.use('/api/v1', api);
  app.use(api);
  app.use((_req, res) => void res.status(404).json({ message: 'Not Found' }));

  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, repository };
}

const page = (res: Response, body: string) => res.type('html').send(`<!doctype html>${body}`);

/** What stands beside GitHub: a window that hands a token to the one that opened it. */
function signInService(newToken: () => string): Router {
  return Router().get('/auth', (req, res) => {
    const { provider = '' } = req.query as Record<string, string>;
    const answer = `authorization:${provider}:success:${JSON.stringify({ token: newToken(), provider })}`;
    page(
      res,
      `<title>Sign in</title><button>Authorize</button><script>
        document.querySelector('button').onclick = () => {
          addEventListener('message', ({ origin }) =>
            opener.postMessage(${JSON.stringify(answer)}, origin), { once: true });
          opener.postMessage('authorizing:${provider}', '*');
        };
      </script>`,
    );
  });
}

/** OAuth with PKCE: a code for whoever can show what its challenge was made of (RFC 7636). */
function giteaSignIn(newToken: () => string): Router {
  const challenges = new Map<string, { challenge: string; redirectUri: string }>();
  return Router()
    .get('/login/oauth/authorize', (req, res) => {
      const asked = req.query as Record<string, string>;
      if (asked['client_id'] !== APP_ID || asked['code_challenge_method'] !== 'S256') {
        res.status(400).end();
        return;
      }
      const code = randomBytes(16).toString('hex');
      const redirectUri = asked['redirect_uri'] ?? '';
      challenges.set(code, { challenge: asked['code_challenge'] ?? '', redirectUri });
      const back = new URL(redirectUri);
      back.searchParams.set('code', code);
      back.searchParams.set('state', asked['state'] ?? '');
      const href = back.href.replaceAll('&', '&amp;');
      page(res, `<title>Authorize</title><a href="${href}">Authorize</a>`);
    })
    .post('/login/oauth/access_token', (req, res) => {
      const { code = '', code_verifier: verifier = '', redirect_uri: uri } = bodyOf(req);
      const found = challenges.get(code);
      challenges.delete(code);
      const made = createHash('sha256').update(verifier).digest('base64url');
      if (made === found?.challenge && uri === found.redirectUri) {
        res.json({ access_token: newToken(), token_type: 'bearer' });
      } else res.status(400).json({ error: 'unauthorized_client' });
    });
}

/** What both have in common. */
function readingApi(repository: ForgeRepository): Router {
  return Router()
    .get('/user', (_req, res) => void res.json({ login: 'writer', name: 'A Writer' }))
    .get(reading, (_req, res) => {
      res.json({ owner: { login: 'clinic' }, permissions: { push: true } });
    })
    .get(`${reading}/git/trees/*of`, async (req, res) => {
      // `main:content/blog`, with its slashes as they are or encoded.
      const of = [req.params['of'] ?? ''].flat().join('/');
      const tree = await repository.readTree(of, 'recursive' in req.query);
      if (tree) res.json({ tree });
      else res.status(404).json({ message: 'Not Found' });
    })
    .get(`${reading}/git/blobs/:sha`, async (req, res) => {
      res.json({ encoding: 'base64', content: await repository.readBlob(req.params.sha) });
    })
    .get(`${reading}/commits`, (_req, res) => void res.json([]));
}

/** GitHub takes blobs, a tree, a commit and a branch, one after the other. */
function githubApi(repository: ForgeRepository): Router {
  return Router()
    .get(`${reading}/branches/main`, async (_req, res) => {
      res.json({ name: 'main', commit: { sha: await repository.head() } });
    })
    .post(`${reading}/git/blobs`, async (req, res) => {
      const { content } = bodyOf(req);
      res.status(201).json({ sha: await repository.addBlob(Buffer.from(content ?? '', 'base64')) });
    })
    .post(`${reading}/git/trees`, async (req, res) => {
      const { base_tree: base, tree = [] } = bodyOf(req);
      res.status(201).json({ sha: await repository.addTree(base, tree) });
    })
    .post(`${reading}/git/commits`, async (req, res) => {
      const { message = '', tree = '', parents = [] } = bodyOf(req);
      res.status(201).json({ sha: await repository.addCommit(message, tree, parents) });
    })
    .patch(`${reading}/git/refs/heads/main`, async (req, res) => {
      const { sha = '' } = bodyOf(req);
      await repository.moveBranch(sha);
      res.json({ object: { sha } });
    });
}

/** Gitea takes all files of a commit at once. */
function giteaApi(repository: ForgeRepository): Router {
  return Router().post(`${reading}/contents`, async (req, res) => {
    const { files = [], message = '' } = req.body as {
      files?: { path: string; content: string }[];
      message?: string;
    };
    const changes = files.map(async ({ path, content }) => ({
      path,
      sha: await repository.addBlob(Buffer.from(content, 'base64')),
    }));
    const head = await repository.head();
    const tree = await repository.addTree(head, await Promise.all(changes));
    await repository.moveBranch(await repository.addCommit(message, tree, [head]));
    res.status(201).json({ commit: { sha: await repository.head() } });
  });
}
