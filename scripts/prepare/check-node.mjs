import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PrepareError, projectFolder } from './project.mjs';

/** @returns {number[]} major, minor and patch of `20.19.0` or `v20.19.0`; missing parts are 0 */
function parts(version) {
  const [major = 0, minor = 0, patch = 0] = version.replace(/^v/, '').split('.').map(Number);
  return [major, minor, patch];
}

/** Understands what package.json uses: `^20.19.0` and `>=24`, joined by `||`. */
export function satisfies(version, range) {
  return range.split('||').some((part) => {
    const [, sign, wanted] = /^(\^|>=)(.+)$/.exec(part.trim()) ?? [];
    if (!wanted) throw new Error(`engines.node has a part this check cannot read: ${part}`);
    const [major, minor, patch] = parts(version);
    const [wantedMajor, wantedMinor, wantedPatch] = parts(wanted);
    if (major !== wantedMajor) return sign === '>=' && major > wantedMajor;
    return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch);
  });
}

/** @throws {PrepareError} when this Node is not one that package.json names */
export function checkNode(version = process.version) {
  const { engines } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'));
  if (!satisfies(version, engines.node)) {
    throw new PrepareError(
      `This project runs on Node ${engines.node}; this is Node ${version}. ` +
        'Install a current version from https://nodejs.org and try again.',
    );
  }
}
