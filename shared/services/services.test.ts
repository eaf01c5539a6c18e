import { samplePosts } from '#tests/content/sample-posts.ts';
import { words } from '#tests/content/words.ts';
import { expect, test } from 'vitest';
import { company } from '../content/company.ts';
import { home } from '../content/home.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { serviceById, services } from './index.ts';
import { menuServices, serviceCount, serviceCountFirst, serviceSummaries } from './summaries.ts';

const titlesOf = (id: string) => serviceById(id)?.features.map((feature) => feature.title);

test('every service has its file, three full paragraphs, five benefits and six features', () => {
  for (const service of services) {
    expect(existsSync(new URL(`${service.id}.ts`, import.meta.url)), service.id).toBe(true);
    expect(service.fullDescription).toHaveLength(3);
    for (const paragraph of service.fullDescription) {
      expect(words(paragraph), `${service.id}: ${paragraph}`).toBeGreaterThanOrEqual(45);
      expect(words(paragraph), `${service.id}: ${paragraph}`).toBeLessThanOrEqual(90);
    }
    expect(service.shortDescription.length).toBeLessThanOrEqual(110);
    expect(service.benefits.length).toBeGreaterThanOrEqual(5);
    expect(service.features).toHaveLength(6);
  }
});

test('every service has an icon, a hue and a concept of its own', () => {
  for (const own of ['icon', 'hue'] as const) {
    expect(new Set(services.map((service) => service[own])).size).toBe(services.length);
  }
  expect(new Set(services.map(({ assistant }) => assistant.concept)).size).toBe(services.length);
});

test('the menu lists all services except eFax, and an unknown id finds none', () => {
  const ids = serviceSummaries.map(({ id }) => id);
  expect(menuServices.map(({ id }) => id)).toEqual(ids.filter((id) => id !== 'efax-services'));
  expect(serviceById('no-such-service')).toBeUndefined();
});

test('every service has posts of its own topics', () => {
  for (const { id, topics } of services) {
    const fitting = samplePosts.filter(({ data }) => data.tags.some((tag) => topics.includes(tag)));
    expect(fitting.length, id).toBeGreaterThanOrEqual(3);
  }
});

test('texts count the services', () => {
  expect(serviceCountFirst.toLowerCase()).toBe(serviceCount);
  expect(home.services.intro).toContain(`${serviceCountFirst} services`);
});

test('no answer of the assistant writes the count itself', () => {
  const folder = new URL('../content/assistant/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const answers = files.filter((file) => file.endsWith('.txt') && !file.startsWith('wordings'));
  const counts = new RegExp(`\\b(?:${serviceCount}|nueve) (?:\\[?services|servicios)\\b`, 'i');
  for (const file of answers)
    expect(readFileSync(new URL(file, folder), 'utf8'), file).not.toMatch(counts);
});

test('website hosting lists the specified benefits and features', () => {
  expect(serviceById('website-hosting')?.benefits).toEqual([
    'HIPAA-compliant hosting',
    'Automated daily backups and disaster recovery',
    'Professional email hosting with spam protection',
    'CMS setup and training',
    'Mobile-responsive design',
  ]);
  expect(titlesOf('website-hosting')).toEqual([
    'HIPAA-Compliant Hosting',
    'High Performance',
    'Domain Management',
    `${company.claims.uptime}% Uptime`,
    'SSL Certificates',
    '24/7 Support',
  ]);
});

test('digital marketing lists the specified benefits and features', () => {
  expect(serviceById('digital-marketing')?.benefits).toEqual([
    'Increased patient acquisition',
    'Improved online visibility',
    'Better patient engagement',
    'Enhanced brand reputation',
    'Measurable ROI tracking',
  ]);
  expect(titlesOf('digital-marketing')).toEqual([
    'Search Engine Optimization',
    'Targeted Advertising',
    'Social Media Management',
    'Analytics & Reporting',
    'Content Marketing',
    'Local SEO',
  ]);
});
