/** Every limit of the API, by name and unit. Lengths count Unicode code points. */
export const limits = {
  referenceLengthMax: 120,
  escrowAmountKoboMin: 10_000,
  /** What the service accepts unless the operator raises it (`AMOUNT_MAX_KOBO`). */
  amountKoboMaxDefault: 1_000_000_000,
  /** What no setting can exceed: sums of many such amounts stay exact integers. */
  amountKoboMax: 1_000_000_000_000,
  releaseWindowHoursMin: 1,
  releaseWindowHoursMax: 1_440,
  inspectionHoursDefault: 24,
  nameLengthMax: 200,
  descriptionLengthMax: 5_000,
  chargeDescriptionLengthMax: 500,
  /** Of a charge that goes into escrow. */
  chargeWindowHoursDefault: 168,
  notesLengthMax: 2_000,
  reasonLengthMax: 500,
  /** What one side says in a dispute at once, and how it describes it. */
  disputeTextLengthMax: 2_000,
  disputeLinksMax: 10,
  /** What both sides may say in one dispute, its opening included; either has half of it for itself. */
  disputeStatementsMax: 50,
  urlLengthMax: 2_000,
  emailLengthMax: 254,
  metadataBytesMax: 16_384,
  metadataDepthMax: 32,
  bodyBytesMax: 102_400,
  idempotencyKeyLengthMin: 8,
  idempotencyKeyLengthMax: 128,
  pageSizeMax: 100,
  /** Of lists that come whole, not in pages: beyond what any sale gathers, so that a reader can size them. */
  listLengthMax: 1_000_000,
  pageSizeDefault: 20,
  cursorLengthMax: 400,
  testKeysMax: 3,
  /** Of an account and mode, in one process. */
  eventStreamsMax: 10,
  eventPlaceLengthMax: 100,
  /** Of an account, both modes together. */
  webhookEndpointsMax: 10,
  graceHoursMax: 168,
  graceHoursDefault: 24,
  /** What is kept of the answer to a webhook. */
  responseBytesKept: 20_000,
  /** Of all headers of an answer to a webhook together. */
  headerLengthMax: 16_384,
  attemptsShownMax: 100,
  failureDetailLengthMax: 500,
  /** Deliveries one call can begin again. */
  replayMax: 10_000,
  clockAdvanceHoursMax: 8_760,
  clockAdvanceMinutesMax: 525_600,
  sandboxFeeKoboMax: 100_000,
  sandboxTimesMax: 100,
  sandboxDelayMinutesMax: 525_600,
  sandboxFaultsMax: 100,
  /** Tries at one payout or refund that a lever can name. */
  sandboxAttemptMax: 10_000,
  accountNumberLength: 10,
  problemFieldsMax: 100,
  /** Of a failing field's pointer, and of its detail. */
  problemFieldLengthMax: 1_000,
  problemDetailLengthMax: 2_000,
  problemInstanceLengthMax: 4_000,
} as const;
