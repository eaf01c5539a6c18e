/** Writes client/src/assets/icons.svg. Run: npm run icons */
import { writeFileSync } from 'node:fs';
import { ICONS_FILE, iconSprite } from './icon-sprite.ts';

writeFileSync(ICONS_FILE, iconSprite());
