import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** Runs handlers one after another until one answers, or one fails, or all have passed the request on. */
export function runInOrder(
  handlers: readonly RequestHandler[],
  request: Request,
  response: Response,
  done: NextFunction,
): void {
  let index = 0;
  const proceed = (error?: unknown) => {
    const handler = handlers[index++];
    if (error || !handler) return done(error);
    try {
      handler(request, response, proceed);
    } catch (thrown) {
      done(thrown);
    }
  };
  proceed();
}

/** Makes one handler of several. Express does for each of its layers what is needed only once. */
export function inOrder(...handlers: RequestHandler[]): RequestHandler {
  return (request, response, next) => runInOrder(handlers, request, response, next);
}
