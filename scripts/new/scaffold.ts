import { endpoint } from './endpoint.ts';
import { field } from './field.ts';
import { page } from './page.ts';
import { service } from './service.ts';

/** A file of the project as it is to be; paths are from the project's folder. */
export interface Change {
  readonly path: string;
  readonly text: string;
}

/** Gives the text of a file of the project. */
export type ReadFile = (path: string) => string;

/** What has to be written for a new thing of a name in kebab-case; of a field in camelCase. */
export type Scaffold = (name: string, read: ReadFile) => readonly Change[];

export const scaffolds = { page, service, endpoint, field } as const satisfies Record<
  string,
  Scaffold
>;
export type Kind = keyof typeof scaffolds;

/** Names of the kinds that are also a name of a file: page, service and endpoint. */
export const NAME_PATTERNS: Readonly<Record<Kind, RegExp>> = {
  page: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  service: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  endpoint: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  field: /^[a-z][a-zA-Z0-9]*$/,
};
