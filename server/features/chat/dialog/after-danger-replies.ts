import { GIVEN, hasPaid, SENT } from '../safety/cases/money.ts';
import type { Danger } from '../safety/danger.ts';
import type { Pattern } from '../understanding/pattern.ts';
import type { Reading } from '../understanding/reading.ts';
import {
  AFTER_FIRE,
  AT_THE_AED,
  AWAY_FROM_IT,
  BANK_CLOSED,
  BANK_FIRST,
  BOTH,
  CARD_GIVEN,
  EVERY_MINUTE,
  HANG_UP,
  HOW_LONG_IT_TAKES,
  IF_ENCRYPTED,
  LEAVE_OFF,
  MAILBOX,
  MINUTES_ARE_ENOUGH,
  NOTHING_LOST,
  OTHERS_TOO,
  PAY_NOTHING_YET,
  PULL_IT,
  RECALL,
  SHREDDED,
  SHUT_OUT,
  SOMEBODY_ELSE_CALLS,
  STAY_OUT,
  type Said,
  US_FIRST,
  WHO_AFTER_FRAUD,
} from './after-danger-texts.ts';
import {
  ANOTHER_COMPUTER,
  ANOTHER_TOO,
  ASKS_MEDS,
  ASKS_ON,
  ASKS_RX,
  BANK_IS_CLOSED,
  BANK_KNOWS,
  BANK_OR_US,
  BELIEVED,
  ENCRYPTED,
  FOUND_OUT,
  GAVE,
  GAVE_CARD,
  GOES_BACK,
  GOES_ON,
  HAS_AED,
  HELP_IS_THERE,
  HOW_LONG_DOWN,
  HOW_LONG_IN,
  IS_IN,
  LEFT,
  MEANS_NEAR,
  MUST_REPORT,
  NEEDS_A_SYSTEM,
  ON_THE_COMPUTER,
  PROMISED,
  SHALL_WE_PAY,
  SHUT_IT,
  TAKES_BACK,
  THAT_TOO,
  US_OR_THEM,
  TOO_LATE,
  TURNED_OFF,
  TURN_ON,
  WHAT_OF_RECORDS,
  WHO_ELSE,
} from './after-danger-words.ts';

export const PEOPLE: readonly Danger[] = ['self-harm', 'medical', 'violence', 'fire'];
export const ATTACKS: readonly Danger[] = ['ransomware', 'account', 'clicked', 'scam', 'insider'];

/** What is asked or told after the first steps, and what it gets. */
export interface Reply {
  readonly of: readonly Danger[];
  /** The answer before it begins so. */
  readonly after?: RegExp;
  readonly to: readonly Pattern[] | ((reading: Reading) => boolean);
  readonly alsoTo?: readonly Pattern[];
  /** Said already: then the reply is for something else. */
  readonly unless?: Said;
  readonly isOfAnyLength?: true;
  /** It holds as often as it is asked. */
  readonly isRepeated?: true;
  /** What is said first, in own words or in those of a topic. */
  readonly text?: Said;
  readonly topic?: string;
  /** What follows where that was said before. */
  readonly then?: readonly ('next' | 'further')[];
}

/** The first that fits is said. */
export const REPLIES: readonly Reply[] = [
  { of: ['scam', 'clicked'], to: GAVE_CARD, text: CARD_GIVEN, isOfAnyLength: true },
  { of: ['scam', 'clicked'], to: GAVE, text: GIVEN, isOfAnyLength: true },
  { of: ['scam', 'clicked'], to: HOW_LONG_IN, text: MINUTES_ARE_ENOUGH },
  { of: ['scam', 'clicked'], to: IS_IN, text: PULL_IT },
  { of: ['outage'], to: US_OR_THEM, text: US_FIRST },
  { of: ['scam'], to: GOES_ON, text: HANG_UP, isRepeated: true },
  {
    of: ['scam', 'clicked', 'ransomware', 'account'],
    to: ANOTHER_TOO,
    text: BOTH,
    then: ['further'],
  },
  { of: ['scam'], to: BELIEVED, then: ['further'] },
  { of: ['self-harm'], to: MEANS_NEAR, text: AWAY_FROM_IT, then: ['further'] },
  {
    of: ['fraud'],
    after: /^(?:Do not pay yet|No pague todavía)/,
    to: FOUND_OUT,
    text: NOTHING_LOST,
  },
  { of: ['fraud'], to: BANK_OR_US, text: BANK_FIRST, then: ['further'] },
  { of: ['fraud'], to: TOO_LATE, text: EVERY_MINUTE, then: ['further'] },
  { of: ['fraud'], to: ON_THE_COMPUTER, text: MAILBOX },
  { of: ['fraud'], to: WHO_ELSE, text: WHO_AFTER_FRAUD, then: ['further'] },
  { of: ['fraud'], to: BANK_KNOWS, then: ['next', 'further'] },
  { of: ['fraud'], to: BANK_IS_CLOSED, text: BANK_CLOSED },
  { of: ['fraud'], to: hasPaid, unless: SENT, text: SENT },
  { of: ['ransomware'], to: SHALL_WE_PAY, text: PAY_NOTHING_YET, isRepeated: true },
  { of: ['ransomware'], to: WHO_ELSE, topic: 'attack-call-order', then: ['further'] },
  { of: ['ransomware', 'outage'], to: ASKS_MEDS, topic: 'med-pass-no-system', then: ['further'] },
  { of: ['outage'], to: ASKS_RX, topic: 'rx-when-down', then: ['further'] },
  { of: ['outage'], to: HOW_LONG_DOWN, text: HOW_LONG_IT_TAKES, then: ['further'] },
  { of: ['insider'], to: SHUT_IT, text: SHUT_OUT, then: ['further'] },
  { of: ['insider'], to: THAT_TOO, then: ['further', 'next'] },
  { of: ATTACKS, to: ANOTHER_COMPUTER, text: OTHERS_TOO },
  { of: ATTACKS, to: TURNED_OFF, text: LEAVE_OFF, isRepeated: true },
  { of: ATTACKS, to: TURN_ON, text: LEAVE_OFF, isRepeated: true },
  { of: ['wrong-recipient'], to: TAKES_BACK, text: RECALL, then: ['next'] },
  { of: ['wrong-recipient'], to: PROMISED, text: SHREDDED, then: ['next'] },
  { of: ['wrong-recipient'], to: MUST_REPORT, topic: 'breach-or-not', then: ['further'] },
  { of: ['lost-device'], to: ENCRYPTED, text: IF_ENCRYPTED, then: ['further'] },
  { of: ['lost-device'], to: MUST_REPORT, text: IF_ENCRYPTED, then: ['further'] },
  { of: ['violence'], to: LEFT, then: ['next', 'further'] },
  { of: PEOPLE, to: ASKS_ON, then: ['further'] },
  { of: ['fire'], to: GOES_BACK, text: STAY_OUT, isOfAnyLength: true, isRepeated: true },
  {
    of: ['fire'],
    to: WHAT_OF_RECORDS,
    alsoTo: HELP_IS_THERE,
    text: AFTER_FIRE,
    isOfAnyLength: true,
  },
  {
    of: ['medical', 'violence', 'fire'],
    to: NEEDS_A_SYSTEM,
    text: SOMEBODY_ELSE_CALLS,
    isRepeated: true,
  },
  { of: ['medical'], to: HAS_AED, text: AT_THE_AED, isOfAnyLength: true },
];
