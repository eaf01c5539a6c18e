/**
 * `error`: the post cannot be stored. `warning`: readers would see something wrong. `hint`: worth a
 * look, but maybe meant; alone it fails nothing.
 */
export type Severity = 'error' | 'warning' | 'hint';

/** One thing the lint says about a post. */
export interface Finding {
  readonly file: string;
  /** Counted from 1, as editors do. */
  readonly line: number;
  readonly severity: Severity;
  /** Short name of the rule, e.g. 'markdown'. */
  readonly rule: string;
  /** One sentence: what is wrong and what to do. */
  readonly message: string;
}

/** A finding before it is known in which file it stands. */
export type Remark = Omit<Finding, 'file'>;
