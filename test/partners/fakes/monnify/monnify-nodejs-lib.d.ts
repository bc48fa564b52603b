/** Monnify's official client has no types of its own. */
declare module 'monnify-nodejs-lib';
