const minuteMs = 60_000;

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

function spelt(minutes: number): string {
  if (minutes < 60) return counted(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  const small = hours < 48 ? minutes % 60 : hours % 24;
  const large = hours < 48 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day');
  if (small === 0) return large;
  return `${large} ${counted(small, hours < 48 ? 'minute' : 'hour')}`;
}

/** `in 24 hours`, `3 days 2 hours ago`: how a moment looks from another. */
export function relativeTime(at: string, fromMs: number): string {
  const minutes = Math.round((Date.parse(at) - fromMs) / minuteMs);
  if (minutes === 0) return 'now';
  return minutes > 0 ? `in ${spelt(minutes)}` : `${spelt(-minutes)} ago`;
}

/** `40 s`, `2 m 3 s`, `1 h 5 m`: how long something took. */
export function spanText(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1_000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} m ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} m`;
}
