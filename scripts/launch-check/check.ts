import type { company, TeamRole } from '#shared/content/company.ts';
import type { CommonAnswer } from '#shared/content/assistant/common-questions.ts';
import type { CaseStudySummary, Testimonial } from '#shared/content/types.ts';
import type { Config } from '#server/config.ts';

type Company = typeof company;

/** The literal texts of the content as what they may become. */
type Widened<T> = T extends string ? string : { [Key in keyof T]: Widened<T[Key]> };

type Written =
  | 'name'
  | 'brand'
  | 'alertsProgram'
  | 'phone'
  | 'sms'
  | 'emails'
  | 'web'
  | 'address'
  | 'portals'
  | 'claims'
  | 'legal';

/** What company.ts holds, whoever the company is. */
export interface LaunchCompany extends Widened<Pick<Company, Written>> {
  readonly rating: { readonly value: number; readonly count: number } | null;
  readonly social: readonly { readonly name: string; readonly url: string }[];
  readonly team: readonly TeamRole[];
}

/** Everything an owner replaces or sets before the site goes public. */
export interface LaunchSubject {
  readonly company: LaunchCompany;
  readonly quotes: readonly Testimonial[];
  readonly caseStudies: readonly CaseStudySummary[];
  /** What the assistant says beyond the pages. */
  readonly commonAnswers: readonly CommonAnswer[];
  /** Every text message that the site sends or shows. */
  readonly messages: readonly string[];
  readonly settings: Config;
  /** Whether a variable of the environment or of .env has a value. */
  readonly isSet: (variable: string) => boolean;
}

/** One fact that is looked at. A later feature adds its own as one more entry of a list. */
export interface Check {
  /** Short and unique; `--without` takes it. */
  readonly id: string;
  /** What the fact is, e.g. "Toll-free phone". */
  readonly what: string;
  /** The file or the variable that changes it. */
  readonly where: string;
  /** What still stands there, as one short text; null when the owner has been here. */
  readonly remaining: (subject: LaunchSubject) => string | null;
}
