// Somebody else's web site that embeds the widget: its own origin, wild styles, and the strictest content policy.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ForeignSite {
  readonly url: string;
  /** What browsers reported to the site about its content policy. */
  readonly reports: string[];
  readonly stop: () => Promise<void>;
}

/** @param body of its one page, given where the site's own files and the service are */
export async function startForeignSite(serviceUrl: string, body: string): Promise<ForeignSite> {
  const reports: string[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/report') {
      request.on('data', (chunk) => reports.push(String(chunk)));
      response.writeHead(204).end();
    } else if (request.url === '/wild.css') {
      response.writeHead(200, { 'content-type': 'text/css' }).end(WILD_CSS);
    } else {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy(serviceUrl),
      });
      response.end(
        `<!doctype html><html lang="en"><head><title>A hotel</title><link rel="stylesheet" href="/wild.css"></head><body>${body}</body></html>`,
      );
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reports,
    stop: () => new Promise((closed) => server.close(() => closed())),
  };
}

const policy = (serviceUrl: string): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    `script-src ${serviceUrl}/widget.js`,
    `connect-src ${serviceUrl}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'report-uri /report',
  ].join('; ');

const WILD_CSS = `
* { color: lime !important; font: 40px cursive !important; text-transform: uppercase; letter-spacing: 9px }
button, input, form, ol, a { display: none !important }
body { direction: rtl; line-height: 4; visibility: visible; cursor: none }
div { border: 9px dotted red; transform: none }
`;
