const quietMs = 15_000;
const countEveryMs = 3_000;

/**
 * Condenses pnpm's output to a few lines: the count of packages now and then, which native addon is being
 * compiled, and a line whenever it has been silent for a while.
 */
export function printProgress(print = (line) => console.log(`  ${line}`), now = Date.now) {
  const startedAtMs = now();
  let printedAtMs = startedAtMs;
  let countedAtMs = 0;
  let doing = 'fetching pnpm and the packages';
  const say = (line) => {
    printedAtMs = now();
    print(line);
  };
  const beat = setInterval(() => {
    if (now() - printedAtMs < quietMs) return;
    say(`still ${doing} (${Math.round((now() - startedAtMs) / 1000)} s)`);
  }, 1000);
  beat.unref();

  function onLine(line) {
    const addon = /(\w*-?sqlite\w*) (?:pre|post)?install\$ /.exec(line)?.[1];
    if (addon) {
      doing = `preparing ${addon}`;
      say(`${doing}: where no ready-made build can be had it is compiled, which takes about a minute`);
    } else if (/^Progress: .*done$/.test(line)) {
      say(line);
    } else if (line.startsWith('Progress: ') && now() - countedAtMs >= countEveryMs) {
      countedAtMs = now();
      say(line);
    }
  }

  return { onLine, end: () => clearInterval(beat) };
}
