/** What the lint knows beyond the files. */
export interface LintOptions {
  readonly now: Date;
  /** Where the pictures of the site lie: client/public. */
  readonly publicFolder: string;
  /** Other sites that pictures may come from; those of shared/content/picture-hosts.ts. */
  readonly pictureHosts: readonly string[];
}
