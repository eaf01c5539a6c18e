/** The ways on which a value of an entity can leave the database. */
export const OUTLETS = ['email', 'webhook', 'export', 'list', 'show'] as const;
export type Outlet = (typeof OUTLETS)[number];

/** Which way a value takes. Each one has to be answered, so that nothing leaves by being forgotten. */
export type Ways = Readonly<Record<Outlet, boolean>>;

interface AnyField {
  /** What people read beside the value. */
  readonly label: string;
  readonly to: Ways;
}

/** A text that somebody types. Its column, its check and the check of a request follow from this. */
export interface TextField extends AnyField {
  /** One line that must be there, one that may be missing, or a text of many lines. */
  readonly kind: 'line' | 'optional line' | 'text';
  /** Characters that the database takes; a form may ask for more. */
  readonly min: number;
  readonly max: number;
  readonly isAsked: boolean;
  /** How the card of the chat asks for it, under its label; left out where it does not. */
  readonly card?: { readonly type: 'text' | 'email' | 'tel'; readonly autoComplete: string };
}

/** A box that somebody checks; unchecked unless they do. */
export interface BoxField extends AnyField {
  readonly kind: 'box';
  readonly isAsked: boolean;
}

/** What the site itself notes: a column of its own making, or something read from elsewhere. */
export interface OwnField extends AnyField {
  readonly kind: 'own column' | 'derived';
}

export type Field = TextField | BoxField | OwnField;
export type Fields = Readonly<Record<string, Field>>;

/** Keys of the fields that fit a description, such as `{ isAsked: true }`. */
export type KeysOf<F, Trait> = {
  [Key in keyof F]: F[Key] extends Trait ? Key : never;
}[keyof F];
/** Keys of the fields that take a way. */
export type KeysTo<F, Way extends Outlet> = KeysOf<F, { readonly to: Readonly<Record<Way, true>> }>;

/** Names of all fields, in their order. */
export const keysOf = <F extends Fields>(fields: F) => Object.keys(fields) as (keyof F & string)[];

/** Names of the fields that take a way, in their order. */
export function keysTo<F extends Fields, Way extends Outlet>(fields: F, way: Way) {
  const isOn = (key: keyof F & string) => fields[key]?.to[way] === true;
  return keysOf(fields).filter(isOn) as (KeysTo<F, Way> & string)[];
}

/** Names of the fields that a visitor is asked for, in their order. */
export function askedKeys<F extends Fields>(fields: F) {
  const isAsked = (key: keyof F & string) => {
    const field = fields[key];
    return field !== undefined && 'isAsked' in field && field.isAsked;
  };
  return keysOf(fields).filter(isAsked) as (KeysOf<F, { readonly isAsked: true }> & string)[];
}

/** Names of the fields that the card of the chat shows, in their order. */
export function keysOnCard<F extends Fields>(fields: F) {
  const isOnCard = (key: keyof F & string) => {
    const field = fields[key];
    return field !== undefined && 'card' in field;
  };
  return keysOf(fields).filter(isOnCard) as (KeysOf<F, { readonly card: object }> & string)[];
}

/** The values of some keys and no others. */
export function pick<T extends object, Key extends keyof T>(
  values: T,
  keys: readonly Key[],
): Pick<T, Key> {
  return Object.fromEntries(keys.map((key) => [key, values[key]])) as Pick<T, Key>;
}

/** The mask with which zod picks these keys. */
export function maskOf<Key extends string>(keys: readonly Key[]): Record<Key, true> {
  return Object.fromEntries(keys.map((key) => [key, true])) as Record<Key, true>;
}
