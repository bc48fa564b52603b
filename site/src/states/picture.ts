import dagre from '@dagrejs/dagre';
import type { Machine, Transition } from './machine.js';
import { commandWords } from './words.js';

const letterWidth = 6.9;
const lineHeight = 16;
const boxHeight = 36;
const lineLengthMax = 15;

interface Arrow {
  from: string;
  to: string;
  lines: string[];
}

/** Draws a state machine as SVG: a box per status, a labelled arrow per pair of statuses. */
export function drawMachine(name: string, title: string, machine: Machine): string {
  const arrows = arrowsOf(machine.transitions);
  const graph = layOut(machine, arrows);
  const { width = 0, height = 0 } = graph.graph();
  const box = `0 0 ${Math.ceil(width)} ${Math.ceil(height)}`;
  const ways = arrows.map(({ from, to, lines }) => `From ${from} to ${to}: ${lines.join(' ')}.`);
  const about = ways.join(' ');
  const tip = '<path d="M0 0 10 5 0 10z"/>';
  const marker =
    `<marker id="${name}-tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7"` +
    ` orient="auto-start-reverse">${tip}</marker>`;
  return (
    `<svg viewBox="${box}" width="${Math.ceil(width)}" height="${Math.ceil(height)}" role="img"` +
    ` aria-labelledby="${name}-title ${name}-about"><title id="${name}-title">${title}</title>` +
    `<desc id="${name}-about">${about}</desc><defs>${marker}</defs>` +
    `${arrows.map((arrow) => drawArrow(name, arrow, graph)).join('')}` +
    `${machine.statuses.map((status) => drawStatus(status, graph)).join('')}` +
    `${arrows.map((arrow) => drawLabel(arrow, graph)).join('')}</svg>`
  );
}

/** Returns arrows for the usual transitions only; the table beside the picture lists all. */
function arrowsOf(transitions: readonly Transition[]): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const { from, command, to, isUsual } of transitions) {
    if (from === to || !isUsual) continue;
    const key = `${from} ${to}`;
    const arrow = arrows.get(key) ?? { from, to, lines: [] };
    if (arrow.lines.length > 0) arrow.lines.push('or');
    arrow.lines.push(...wrap(commandWords[command]));
    arrows.set(key, arrow);
  }
  return [...arrows.values()];
}

/** Wraps a label, so that the picture is no wider than the text around it. */
function wrap(words: string): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const joined = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (joined.length <= lineLengthMax) lines.splice(-1, 1, joined);
    else lines.push(word);
  }
  return lines;
}

type Graph = InstanceType<typeof dagre.graphlib.Graph>;

function layOut(machine: Machine, arrows: readonly Arrow[]): Graph {
  const graph = new dagre.graphlib.Graph();
  graph.setGraph({ rankdir: 'TB', nodesep: 12, ranksep: 44, edgesep: 10, marginx: 8, marginy: 8 });
  for (const status of machine.statuses)
    graph.setNode(status, { width: status.length * 8.4 + 28, height: boxHeight });
  for (const { from, to, lines } of arrows) {
    const width = Math.max(...lines.map((line) => line.length)) * letterWidth + 14;
    graph.setEdge(from, to, { width, height: lines.length * lineHeight + 6, labelpos: 'c' });
  }
  dagre.layout(graph);
  return graph;
}

/** A box with its place in the picture. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

/** Height of a row. Arrows cross it vertically, so an arrow runs behind no label but its own. */
function rowHeight(row: number, graph: Graph): number {
  const statuses = graph.nodes().map((name: string) => graph.node(name));
  const labels = graph.edges().map(({ v, w }: { v: string; w: string }) => graph.edge(v, w));
  const here = ([...statuses, ...labels] as Box[]).filter(({ y }) => Math.abs(y - row) < 1);
  return Math.max(0, ...here.map(({ height }) => height));
}

function drawStatus(status: string, graph: Graph): string {
  const { x, y, width, height } = graph.node(status) as Box;
  const place = `x="${round(x - width / 2)}" y="${round(y - height / 2)}" width="${round(width)}"`;
  const box = `<rect ${place} height="${height}" rx="8"/>`;
  return `<g class="status">${box}<text x="${round(x)}" y="${round(y + 5)}">${status}</text></g>`;
}

function drawArrow(name: string, { from, to }: Arrow, graph: Graph): string {
  const { points } = graph.edge(from, to) as { points: Point[] };
  const [first, last] = [points[0], points.at(-1)] as [Point, Point];
  const way = Math.sign(last.y - first.y);
  const { y: row } = graph.node(from) as Box;
  const below = { x: first.x, y: row + (way * rowHeight(row, graph)) / 2 };
  const between = points.slice(1, -1).flatMap(({ x, y }) => {
    const half = (way * rowHeight(y, graph)) / 2;
    return [
      { x, y: y - half },
      { x, y: y + half },
    ];
  });
  const line = curve([first, below, ...between, last]);
  return `<path class="arrow" d="${line}" marker-end="url(#${name}-tip)"/>`;
}

function drawLabel({ from, to, lines }: Arrow, graph: Graph): string {
  const { x, y, width, height } = graph.edge(from, to) as Box;
  const top = y - ((lines.length - 1) * lineHeight) / 2 + 4;
  const spans = lines.map(
    (line, index) => `<tspan x="${round(x)}" y="${round(top + index * lineHeight)}">${line}</tspan>`,
  );
  const back = `x="${round(x - width / 2 + 4)}" y="${round(y - height / 2)}" width="${round(width - 8)}"`;
  return `<g class="label"><rect ${back} height="${height}"/><text>${spans.join('')}</text></g>`;
}

/** Returns the path of a smooth line through all points, vertical in each. */
function curve([first, ...rest]: readonly Point[]): string {
  if (!first) return '';
  let from = first;
  const parts = rest.map((to) => {
    const middle = round((from.y + to.y) / 2);
    const part = `C${round(from.x)} ${middle} ${round(to.x)} ${middle} ${round(to.x)} ${round(to.y)}`;
    from = to;
    return part;
  });
  return `M${round(first.x)} ${round(first.y)}${parts.join('')}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Returns a table with a row per status and command. */
export function describeMachine({ statuses, transitions }: Machine): string {
  const rows = statuses.flatMap((status) => {
    const here = transitions.filter(({ from }) => from === status);
    return [...new Set(here.map(({ command }) => command))].map((command) => {
      const all = here.filter((one) => one.command === command).map(({ to }) => to);
      const targets = [...new Set(all)].map((to) => (to === status ? 'it stays' : `\`${to}\``));
      return `| \`${status}\` | ${commandWords[command]} | ${targets.join(' or ')} |`;
    });
  });
  return `| Status | What happens | Then |\n| --- | --- | --- |\n${rows.join('\n')}`;
}
