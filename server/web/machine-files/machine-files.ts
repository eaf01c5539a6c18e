import { atomFeed, jsonFeed } from './feeds.ts';
import { llms } from './llms.ts';
import type { MachineFile, MachineFileSources } from './machine-file.ts';
import { robots } from './robots.ts';
import { securityTxt } from './security-txt.ts';
import { sitemap } from './sitemap.ts';
import { speculationRules } from './speculation-rules.ts';
import { webManifest } from './web-manifest.ts';

/** The table of files that programs fetch. */
export function machineFiles(sources: MachineFileSources): readonly MachineFile[] {
  return [
    sitemap(sources),
    robots(sources),
    atomFeed(sources),
    jsonFeed(sources),
    webManifest(),
    securityTxt(sources),
    llms(sources),
    speculationRules(),
  ];
}
