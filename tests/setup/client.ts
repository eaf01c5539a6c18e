import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { ASSERT_TIMEOUT_MS } from './timeouts.ts';

configure({ asyncUtilTimeout: ASSERT_TIMEOUT_MS });
afterEach(cleanup);
