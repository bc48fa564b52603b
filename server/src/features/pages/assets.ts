import { type Asset, assets } from '@escrow-checkout/web';
import type { RequestHandler, Response } from 'express';

/** Serves the style sheet and the script of the pages, under addresses that change with what they hold. */
export const pageAssets: RequestHandler = (request, response, next) => {
  const found = Object.values(assets()).find(({ path }) => path === request.path);
  if (found) sendAsset(response, found, request.acceptsEncodings(['gzip', 'identity']) === 'gzip');
  else next();
};

function sendAsset(response: Response, { type, text, gzip }: Asset, isCompressed: boolean): void {
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  response.setHeader('Vary', 'Accept-Encoding');
  if (isCompressed) response.setHeader('Content-Encoding', 'gzip');
  response.end(isCompressed ? gzip : text);
}
