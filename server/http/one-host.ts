import type { RequestListener } from 'node:http';

/**
 * Refuses a request that names two hosts, as RFC 9112 §3.2 asks: a proxy may have read the other one.
 * Node keeps the first and drops the rest.
 */
export function withOneHost(listener: RequestListener): RequestListener {
  return (req, res) => {
    let hosts = 0;
    // Names and values in turn, as they came.
    for (let index = 0; index < req.rawHeaders.length; index += 2) {
      const name = req.rawHeaders[index];
      if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
    }
    if (hosts < 2) listener(req, res);
    else res.writeHead(400, { Connection: 'close', 'Content-Length': '0' }).end();
  };
}
