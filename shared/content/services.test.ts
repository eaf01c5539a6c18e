import { words } from '#tests/content/words.ts';
import { expect, test } from 'vitest';
import { menuServices } from './service-summaries.ts';
import { serviceById, services } from './services.ts';
import { SERVICE_IDS } from './types.ts';

const titlesOf = (id: string) => serviceById(id)?.features.map((feature) => feature.title);

test('every service has its slug, three full paragraphs, five benefits and six features', () => {
  expect(services.map((service) => service.id)).toEqual([...SERVICE_IDS]);
  for (const service of services) {
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

test('every service has an icon and a colour of its own', () => {
  expect(new Set(services.map((service) => service.icon)).size).toBe(services.length);
  expect(new Set(services.map((service) => service.color)).size).toBe(services.length);
});

test('the menu lists eight services, all except eFax, and an unknown id finds none', () => {
  expect(menuServices).toHaveLength(8);
  expect(menuServices.map((service) => service.id)).not.toContain('efax-services');
  expect(serviceById('no-such-service')).toBeUndefined();
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
    '99.9% Uptime',
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
