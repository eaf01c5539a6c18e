import { expect, test } from 'vitest';
import { ApiError, apiErrorBody, errorStatus } from './api-error.ts';

test('an API error reads "status: body"', async () => {
  const error = await ApiError.fromResponse(new Response('It is gone.', { status: 404 }));
  expect(error.message).toBe('404: It is gone.');
  expect(error.status).toBe(404);
});

test('an API error without a body reads "status: status text"', async () => {
  const response = new Response('', { status: 503, statusText: 'Service Unavailable' });
  expect((await ApiError.fromResponse(response)).message).toBe('503: Service Unavailable');
});

test('the message and the fields of a JSON error body are found', () => {
  const errors = [{ field: 'phoneNumber', message: 'Please enter a valid phone number.' }];
  const body = { success: false, message: 'Please check the form.', errors };
  expect(apiErrorBody(new ApiError(400, JSON.stringify(body)))).toEqual(body);
});

test.each([
  '<h1>Bad gateway</h1>',
  '{"message":',
  'null',
  '[]',
  '{"message":" "}',
  '{"message":7}',
])('a body without a message for people gives none: %s', (body) =>
  expect(apiErrorBody(new ApiError(502, body))).toBeUndefined(),
);

test('field errors of another shape are left out', () => {
  const body = '{"message":"No.","errors":[null,{"field":1},{"field":"a","message":"b"}]}';
  expect(apiErrorBody(new ApiError(400, body))?.errors).toEqual([{ field: 'a', message: 'b' }]);
});

test('errors that never reached the server have neither body nor status', () => {
  const offline = new TypeError('Failed to fetch');
  expect(apiErrorBody(offline)).toBeUndefined();
  expect(errorStatus(offline)).toBeUndefined();
  expect(errorStatus(null)).toBeUndefined();
});

test('the status of an error survives its way through the page as JSON', () => {
  expect(errorStatus(JSON.parse(JSON.stringify(new ApiError(404, 'Not found.'))))).toBe(404);
});
