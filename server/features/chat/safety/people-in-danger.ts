import { compilePattern } from '../understanding/pattern.ts';
import { bodyRules } from './body-rules.ts';
import { type Danger, dangerFinder } from './danger.ts';

/** Danger to people. Patterns are read over the whole message (see understanding/pattern.ts). */
const RULES: readonly (readonly [Danger, readonly string[], readonly string[]])[] = [
  [
    'self-harm',
    [
      'SUICIDE',
      'DESPAIR & MEANS',
      '^ DESPAIR $',
      'SELF ~2 DESPAIR & !IT_THING & !provider & !company & !msp & !vendor & !price & !bill & !with',
      'DESPAIR ~9 DESPAIR',
      'SELF ~3 (dying|die) ~3 inside',
      'want ~2 die',
      'think|thought|thinking ~3 suicide',
    ].map((pattern) => pattern.replace(/[()]/g, '')),
    [],
  ],
  [
    'medical',
    [
      'SOMEONE|SELF ~6 NO_BREATH',
      'NO_BREATH ~4 SOMEONE',
      '^ NO_BREATH',
      'NO_BREATH & EMERGENCY',
      'NO_BREATH $',
      'SOMEONE|SELF ~7 UNCONSCIOUS',
      'UNCONSCIOUS ~4 SOMEONE',
      '^ UNCONSCIOUS',
      'UNCONSCIOUS & respond|responde|answer|reacciona',
      'HEART',
      'SOMEONE|SELF ~5 STROKE',
      'STROKE & SOMEONE',
      'SOMEONE|SELF ~6 SEIZURE',
      'SEIZURE ~4 SOMEONE',
      'having a seizure|stroke',
      'speech ~1 slurred',
      'SOMEONE|SELF ~6 BLEEDING',
      'BLEEDING ~5 SOMEONE',
      '^ BLEEDING',
      'BLEEDING & EMERGENCY',
      'SOMEONE|SELF ~7 OVERDOSE',
      'OVERDOSE ~5 SOMEONE',
      '^ OVERDOSE',
      'INGEST ~6 POISON',
      'SOMEONE|SELF ~6 poison|poisoned|poisoning',
      'GAS',
      'ALLERGY',
      'SOMEONE|SELF ~7 INJURY',
      'INJURY ~4 SOMEONE',
      '^ INJURY',
      'LABOR & SOMEONE|SELF',
      'EMERGENCY & SOMEONE',
      'EMERGENCY & SELF',
      'medical emergency',
      'POISON ~6 INGEST ~3 SOMEONE',
      'envenenado|envenenada|sobredosis',
    ],
    [],
  ],
  [
    'violence',
    [
      'SOMEONE|SELF ~9 VIOLENCE',
      'VIOLENCE ~8 SOMEONE',
      'VIOLENCE ~5 lobby|office|clinic|building|parking|here|room|inside|house|edificio|aqui|clinica',
      'active shooter',
      'gun|knife|pistol|weapon|rifle|pistola|machete|cuchillo ~6 lobby|here|nos|office|parking|clinic|room|building|aqui|clinica',
      'SOMEONE ~7 gun|knife|pistol|weapon|rifle|pistola|machete|cuchillo',
      'bomb threat',
      'domestic violence',
      '^ VIOLENCE $',
    ],
    [],
  ],
  [
    'fire',
    [
      'FIRE',
      '^ smoke',
      'smoke ~4 server|closet|room|office|building|outlet|rack|ceiling|computer|printer|ups',
      'server|closet|room|office|outlet|rack|ups|printer|computer|battery ~4 smoke|smoking|sparks|burning',
    ],
    [],
  ],
  ['water', ['WATER & IT_THING', 'WATER ~9 closet|room|office|rack'], []],
];

export const findPersonalDanger = dangerFinder(
  [...RULES, ...bodyRules].map(([danger, patterns]) => ({
    danger,
    patterns: patterns.map(compilePattern),
  })),
);
