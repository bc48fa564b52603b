/** Every limit of the API, by name and unit. Lengths count Unicode code points. */
export const limits = {
  referenceLengthMax: 120,
  escrowAmountKoboMin: 10_000,
  /** The largest amount unless the operator raises it (`AMOUNT_MAX_KOBO`). */
  amountKoboMaxDefault: 1_000_000_000,
  /** The bound of that setting: sums of many such amounts stay exact integers. */
  amountKoboMax: 1_000_000_000_000,
  releaseWindowHoursMin: 1,
  releaseWindowHoursMax: 1_440,
  inspectionHoursDefault: 24,
  /** The furthest expected arrival unless the operator chose other days (`EXPECTED_ARRIVAL_DAYS`). */
  expectedArrivalDaysDefault: 14,
  /** How much longer the buyer waits for a delivery that has not arrived yet. */
  inspectionExtensionHours: 48,
  inspectionExtensionsMax: 2,
  /** Entries of the release code of an escrow; half of them end its first code. */
  releaseCodeAttemptsMax: 10,
  nameLengthMax: 200,
  descriptionLengthMax: 5_000,
  chargeDescriptionLengthMax: 500,
  /** Of a charge that goes into escrow. */
  chargeWindowHoursDefault: 168,
  notesLengthMax: 2_000,
  reasonLengthMax: 500,
  /** The text of one statement, and the description of a dispute. */
  disputeTextLengthMax: 2_000,
  disputeLinksMax: 10,
  /** The statements of both sides in a dispute, its opening included; each side has half. */
  disputeStatementsMax: 50,
  urlLengthMax: 2_000,
  emailLengthMax: 254,
  metadataBytesMax: 16_384,
  metadataDepthMax: 32,
  bodyBytesMax: 102_400,
  idempotencyKeyLengthMin: 8,
  idempotencyKeyLengthMax: 128,
  pageSizeMax: 100,
  /** A page ends early before its entries would be longer; one entry can be. */
  pageBytesMax: 1_000_000,
  /** For lists without pages: more entries than any sale has, so that a reader can size them. */
  listLengthMax: 1_000_000,
  pageSizeDefault: 20,
  cursorLengthMax: 400,
  /** The newest credits, refunds and payouts that an escrow or charge shows, of each. */
  transfersShownMax: 50,
  testKeysMax: 3,
  /** Rows of an account's test data, unless the operator raises it. */
  testRowsMaxDefault: 1_000_000,
  /** Bytes of an account's test data, unless the operator raises it. */
  testBytesMaxDefault: 1_000_000_000,
  /** For how long the request log keeps a request. */
  requestLogDays: 30,
  /** Requests in the log of an account and mode. */
  requestLogRowsMax: 100_000,
  /** Bytes of the request log of an account in test mode. */
  requestLogTestBytesMax: 50_000_000,
  /** Networks that a restricted key may name. */
  keyNetworksMax: 20,
  /** Over one connection, before the first is answered. */
  pipelinedRequestsMax: 5,
  /** Of an account and mode, in one process. */
  eventStreamsMax: 10,
  eventPlaceLengthMax: 100,
  /** Of an account and mode. */
  webhookEndpointsMax: 10,
  graceHoursMax: 168,
  graceHoursDefault: 24,
  /** The part of a webhook's response that is kept. */
  responseBytesKept: 20_000,
  /** All headers of a webhook's response together. */
  headerLengthMax: 16_384,
  attemptsShownMax: 100,
  failureDetailLengthMax: 500,
  /** Deliveries one call can start. */
  replayMax: 10_000,
  /** For how long events can be replayed, and the requests and responses of attempts can be read. */
  replayDays: 30,
  /** For how long a live delivery that has ended is listed. */
  deliveryLogDays: 90,
  clockAdvanceHoursMax: 8_760,
  clockAdvanceMinutesMax: 525_600,
  sandboxFeeKoboMax: 100_000,
  sandboxTimesMax: 100,
  /** Into one escrow or charge. */
  sandboxTransfersMax: 2_000,
  sandboxDelayMinutesMax: 525_600,
  sandboxFaultsMax: 100,
  /** The highest attempt at a payout or refund that a sandbox action can name. */
  sandboxAttemptMax: 10_000,
  accountNumberLength: 10,
  addressLineLengthMax: 200,
  cityLengthMax: 100,
  parcelDescriptionLengthMax: 500,
  parcelWeightKgMax: 1_000,
  parcelSizeCmMax: 1_000,
  /** As much as the largest amount that an operator can permit. */
  parcelValueNairaMax: 10_000_000_000,
  /** Of one answer. */
  deliveryRatesMax: 200,
  /** For so long the same question is answered from what is stored. */
  deliveryRatesRepeatedMinutes: 10,
  /** Of an account and mode; carriers' prices cost the operator money. */
  deliveryQuestionsPerHourMax: 60,
  problemFieldsMax: 100,
  /** Of a failing field's pointer, and of its detail. */
  problemFieldLengthMax: 1_000,
  problemDetailLengthMax: 2_000,
  problemInstanceLengthMax: 4_000,
} as const;
