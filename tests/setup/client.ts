import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { WAIT_MS } from './patience.ts';

configure({ asyncUtilTimeout: WAIT_MS });
afterEach(cleanup);
