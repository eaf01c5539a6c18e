import express from 'express';
import helmet from 'helmet';
import request from 'supertest';
import { expect, test } from 'vitest';
import { securityHeaders, sendHeaders } from './security-headers.ts';

const options = {
  publicUrl: 'https://www.example.org',
  scriptHashes: ['sha256-script'],
  styleHashes: ['sha256-style'],
  thirdParties: [],
};

test('the policy lets in our own files and the given inline parts, and nothing else', () => {
  const { 'Content-Security-Policy': policy } = securityHeaders(options);
  expect(policy?.split(';')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-script'",
    "style-src 'self' 'sha256-style'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    'upgrade-insecure-requests',
    "require-trusted-types-for 'script'",
    'trusted-types start tags rules',
    'report-uri /api/csp-report',
    'report-to csp',
  ]);
});

test('pictures may come from the hosts that are allowed, over https', () => {
  const { 'Content-Security-Policy': policy } = securityHeaders({
    ...options,
    pictureHosts: ['images.example', 'cdn.example'],
  });
  expect(policy).toContain("img-src 'self' data: https://images.example https://cdn.example;");
});

test('https is promised only where the public address has it', () => {
  const secure = securityHeaders(options);
  const plain = securityHeaders({ ...options, publicUrl: 'http://127.0.0.1:3000' });
  expect(secure['Strict-Transport-Security']).toBe('max-age=31536000');
  expect(plain).not.toHaveProperty('Strict-Transport-Security');
  expect(plain['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
});

test('what comes from elsewhere comes without cookies, unless a service needs its own', () => {
  const name = 'Cross-Origin-Embedder-Policy';
  expect(securityHeaders(options)[name]).toBe('credentialless');
  expect(securityHeaders({ ...options, thirdParties: ['meta-pixel'] })).not.toHaveProperty(name);
});

test('the usual protections are in the table', () => {
  expect(securityHeaders(options)).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': expect.stringContaining('camera=()') as string,
  });
});

/** For browsers and plug-ins that are gone. */
const OBSOLETE = [
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

test('the table holds every header that helmet itself would send and browsers still read', async () => {
  const app = express().use(helmet(), (_req, res) => void res.end());
  const { headers } = await request(app).get('/');
  const ofHelmet = Object.keys(headers as Record<string, string>).filter(
    (name) =>
      !['date', 'connection', 'content-length', 'keep-alive', 'transfer-encoding'].includes(name) &&
      !OBSOLETE.includes(name),
  );
  const ours = Object.keys(securityHeaders(options)).map((name) => name.toLowerCase());
  expect(ours).toEqual(expect.arrayContaining(ofHelmet));
});

test('Express sends the table as it is', async () => {
  const table = securityHeaders(options);
  const app = express().use(sendHeaders(table), (_req, res) => void res.end());
  const { headers } = await request(app).get('/');
  for (const [name, value] of Object.entries(table)) {
    expect(headers).toHaveProperty(name.toLowerCase(), value);
  }
});
