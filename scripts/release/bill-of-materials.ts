import { createHash } from 'node:crypto';

/** A package that is in a release, in its own folder or inside the built files. */
export interface ReleasePart {
  readonly name: string;
  readonly version: string;
  /** SPDX, as the package states it. */
  readonly license: string;
}

export interface BillOptions {
  readonly version: string;
  readonly date: Date;
  readonly parts: readonly ReleasePart[];
}

/** A UUID made of the content, so that the same release has the same serial number. */
function serialNumber(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const groups = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return `urn:uuid:${[...groups, hex.slice(20, 32)].join('-')}`;
}

function purl({ name, version }: ReleasePart): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function licensesOf({ license }: ReleasePart) {
  const isExpression = / (OR|AND|WITH) /.test(license);
  return isExpression ? [{ expression: license }] : [{ license: { name: license } }];
}

/** What a release contains, in CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json/). */
export function billOfMaterials({ version, date, parts }: BillOptions) {
  const components = parts.map((part) => ({
    type: 'library',
    'bom-ref': purl(part),
    name: part.name,
    version: part.version,
    purl: purl(part),
    licenses: licensesOf(part),
  }));
  const root = { type: 'application', 'bom-ref': `site@${version}`, name: 'site', version };
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialNumber(JSON.stringify({ version, components })),
    version: 1,
    metadata: { timestamp: date.toISOString(), component: root },
    components,
    dependencies: [
      { ref: root['bom-ref'], dependsOn: components.map((component) => component['bom-ref']) },
    ],
  };
}
