/** Names of errors that may be tracked; any other class is 'other'. */
export const ERROR_CLASSES = [
  'AggregateError',
  'DOMException',
  'Error',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
] as const;
