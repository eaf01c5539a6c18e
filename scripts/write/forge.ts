import { z } from 'zod';

/** Where posts are stored when the editor is not used on this machine; what each needs is in the guide. */
const FORGES = ['github', 'gitlab', 'gitea', 'forgejo'] as const;

const parts = z.strictObject({
  forge: z.enum(FORGES),
  repository: z.string().regex(/^[\w.-]+(?:\/[\w.-]+)+$/),
  branch: z.string().regex(/^[\w./-]+$/),
});

/** Settings of the editor for a forge, and the hosts its pages then speak with. */
export interface ForgeSettings {
  readonly backend: Readonly<Record<string, string>>;
  readonly hosts: readonly string[];
}

export interface ForgeOptions {
  /** `github:owner/name`, with `@branch` where that is not main. */
  readonly repository: string;
  /** Of one's own forge, e.g. https://git.example.org; for GitHub, of the service that signs people in. */
  readonly url?: string | undefined;
  /** Id of the application that the forge knows the editor by; GitHub needs none here. */
  readonly appId?: string | undefined;
}

/**
 * The editor's settings of the forge.
 * @throws TypeError with a sentence when something is missing
 */
export function forgeSettings({ repository, url, appId }: ForgeOptions): ForgeSettings {
  const [, forge, name, branch = 'main'] = /^(\w+):([^@]+)(?:@(.+))?$/.exec(repository) ?? [];
  const read = parts.safeParse({ forge, repository: name, branch });
  if (!read.success) {
    throw new TypeError(
      `"${repository}" is no repository; write ${FORGES.join(', ')}, a colon and owner/name, e.g. github:clinic/website@main.`,
    );
  }
  const common = { repo: read.data.repository, branch };
  if (read.data.forge === 'github') {
    if (url === undefined)
      throw new TypeError('GitHub needs --url: the service that signs people in.');
    const hosts = ['https://api.github.com', 'https://raw.githubusercontent.com'];
    return { backend: { name: 'github', ...common, base_url: url }, hosts };
  }
  if (appId === undefined) throw new TypeError(`${read.data.forge} needs --app-id.`);
  const base = url ?? (read.data.forge === 'gitlab' ? 'https://gitlab.com' : undefined);
  if (base === undefined) throw new TypeError(`${read.data.forge} needs --url.`);
  const host = new URL(base).origin;
  const own =
    read.data.forge === 'gitlab'
      ? { auth_type: 'pkce', base_url: host, api_root: `${host}/api/v4` }
      : { base_url: host, api_root: `${host}/api/v1` };
  return { backend: { name: read.data.forge, ...common, app_id: appId, ...own }, hosts: [host] };
}
