// ES modules have the types of CommonJS: the same declarations, once.
export * from '../dist/webhooks.cjs';
