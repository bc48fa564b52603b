/** Real time in milliseconds. On PostgreSQL it follows the database's clock. */
export interface Clock {
  now(): number;
}
