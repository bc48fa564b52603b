/** The six zones that people in Nigeria divide the country into. */
type Zone = 'north central' | 'north east' | 'north west' | 'south east' | 'south south' | 'south west';

const byZone: Readonly<Record<Zone, readonly string[]>> = {
  'north central': ['Benue', 'Federal Capital Territory', 'Kogi', 'Kwara', 'Nasarawa', 'Niger', 'Plateau'],
  'north east': ['Adamawa', 'Bauchi', 'Borno', 'Gombe', 'Taraba', 'Yobe'],
  'north west': ['Jigawa', 'Kaduna', 'Kano', 'Katsina', 'Kebbi', 'Sokoto', 'Zamfara'],
  'south east': ['Abia', 'Anambra', 'Ebonyi', 'Enugu', 'Imo'],
  'south south': ['Akwa Ibom', 'Bayelsa', 'Cross River', 'Delta', 'Edo', 'Rivers'],
  'south west': ['Ekiti', 'Lagos', 'Ogun', 'Ondo', 'Osun', 'Oyo'],
};

const zoneByState = new Map(
  (Object.keys(byZone) as Zone[]).flatMap((zone) => byZone[zone].map((state) => [state, zone] as const)),
);

/** The 36 states of Nigeria and its capital territory, by name. */
export const states: readonly string[] = [...zoneByState.keys()].sort();

const capitalTerritory = 'Federal Capital Territory';

/** Other names that people write, without spaces. */
const otherNames: Readonly<Record<string, string>> = {
  abuja: capitalTerritory,
  abujafct: capitalTerritory,
  fct: capitalTerritory,
  fctabuja: capitalTerritory,
  nassarawa: 'Nasarawa',
};

const stateByKey = new Map(states.map((state) => [keyOf(state), state]));

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

/** Returns the state of a name such as `lagos state`, or null. */
export function stateNamed(name: string): string | null {
  const whole = keyOf(name);
  const key = whole.length > 'state'.length ? whole.replace(/state$/, '') : whole;
  return stateByKey.get(key) ?? otherNames[key] ?? null;
}

/** @param state as the list spells it */
export function zoneOf(state: string): Zone | undefined {
  return zoneByState.get(state);
}
