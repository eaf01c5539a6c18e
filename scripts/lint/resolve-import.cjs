'use strict';

/**
 * Tells the import-direction rule which file an import means: relative paths and the `#` aliases of
 * package.json. It works on names alone, so that the rule also judges an import of a file that is
 * still to be written. CommonJS, because the lint plug-in loads its resolver with require().
 */
const { builtinModules } = require('node:module');
const path = require('node:path');

const projectFolder = path.resolve(__dirname, '../..');
/** @type {Record<string, string>} `#shared/*` → `./shared/*` */
const aliases = require('../../package.json').imports;

function fromAlias(source) {
  for (const [alias, target] of Object.entries(aliases)) {
    const start = alias.slice(0, -1);
    if (source.startsWith(start)) {
      return path.join(projectFolder, target.slice(0, -1), source.slice(start.length));
    }
  }
  return undefined;
}

module.exports = {
  interfaceVersion: 2,
  resolve(source, file) {
    if (source.startsWith('.'))
      return { found: true, path: path.resolve(path.dirname(file), source) };
    if (source.startsWith('#')) {
      const target = fromAlias(source);
      return target ? { found: true, path: target } : { found: false };
    }
    const isBuiltin = source.startsWith('node:') || builtinModules.includes(source);
    return isBuiltin ? { found: true, path: null } : { found: false };
  },
};
