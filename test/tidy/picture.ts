import { fileURLToPath } from 'node:url';
import dagre from '@dagrejs/dagre';
import { type Arrow, allArrows, drawnArrows, many } from './architecture.js';

export const picturePath = fileURLToPath(new URL('../../docs/architecture.svg', import.meta.url));

const boxHeight = 34;
const server = 'server: ';

const style = `
  svg { --paper: #fff; --ink: #1c1f26; --box: #f4f6f9; --line: #6b7485; --cycle: #c2410c; }
  svg { background: var(--paper); }
  @media (prefers-color-scheme: dark) {
    svg { --paper: #16181d; --ink: #e8eaee; --box: #232730; --line: #98a1b2; --cycle: #fb923c; }
  }
  text { font: 14px system-ui, sans-serif; text-anchor: middle; fill: var(--ink); }
  rect { fill: var(--box); stroke: var(--line); }
  .server { fill: none; stroke-dasharray: 4 4; }
  path { fill: none; stroke: var(--line); }
  .many { stroke-width: 2.5; }
  .cycle { stroke: var(--cycle); }
  marker path { fill: var(--line); stroke: none; }
`;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Graph = InstanceType<typeof dagre.graphlib.Graph>;

/** The packages and the server's layers, with an arrow from each to those it imports. */
export function drawArchitecture(): string {
  const arrows = drawnArrows(allArrows());
  const graph = layOut(arrows);
  const { width = 0, height = 0 } = graph.graph();
  const size = `width="${Math.ceil(width)}" height="${Math.ceil(height)}"`;
  const about = arrows.map(({ from, to }) => `${from} imports ${to}.`).join(' ');
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}" ${size}>`,
    `<title>Packages, the layers of the server, and what imports what</title><desc>${about}</desc>`,
    `<style>${style}</style>`,
    '<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="9" markerHeight="9"',
    ' markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0 10 5 0 10z"/></marker></defs>',
    drawFrame(graph),
    ...arrows.map((arrow) => drawArrow(arrow, graph)),
    ...partsOf(arrows).map((part) => drawPart(part, graph)),
    '</svg>',
  ];
  return `${lines.join('\n')}\n`;
}

function partsOf(arrows: readonly Arrow[]): string[] {
  return [...new Set(arrows.flatMap(({ from, to }) => [from, to]))].sort();
}

function layOut(arrows: readonly Arrow[]): Graph {
  const graph = new dagre.graphlib.Graph({ compound: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 28, ranksep: 46, edgesep: 16, marginx: 12, marginy: 12 });
  graph.setNode('server', {});
  for (const part of partsOf(arrows)) {
    graph.setNode(part, { width: labelOf(part).length * 8 + 28, height: boxHeight });
    if (part.startsWith(server)) graph.setParent(part, 'server');
  }
  for (const { from, to, files } of arrows) graph.setEdge(from, to, { weight: files >= many ? 3 : 1 });
  dagre.layout(graph);
  return graph;
}

function labelOf(part: string): string {
  return part.startsWith(server) ? part.slice(server.length) : part;
}

function drawFrame(graph: Graph): string {
  const { x, y, width, height } = graph.node('server') as Box;
  const [left, top] = [round(x - width / 2), round(y - height / 2)];
  const place = `x="${left}" y="${top}" width="${round(width)}" height="${round(height)}"`;
  return `<rect class="server" ${place} rx="10"/><text x="${left + 34}" y="${top + 20}">server</text>`;
}

function drawPart(part: string, graph: Graph): string {
  const { x, y, width, height } = graph.node(part) as Box;
  const place = `x="${round(x - width / 2)}" y="${round(y - height / 2)}" width="${round(width)}"`;
  const box = `<rect ${place} height="${height}" rx="7"/>`;
  return `${box}<text x="${round(x)}" y="${round(y + 5)}">${labelOf(part)}</text>`;
}

function drawArrow({ from, to, files, isCycle }: Arrow, graph: Graph): string {
  const { points } = graph.edge(from, to) as { points: { x: number; y: number }[] };
  const classes = [files >= many ? 'many' : '', isCycle ? 'cycle' : ''].filter(Boolean).join(' ');
  const [first, ...rest] = points.map(({ x, y }) => `${round(x)} ${round(y)}`);
  const last = rest.pop();
  const middles = points.slice(1, -1).flatMap(({ x, y }, index) => {
    const next = points[index + 2] ?? { x, y };
    const end = index + 3 === points.length ? last : `${round((x + next.x) / 2)} ${round((y + next.y) / 2)}`;
    return [`Q${round(x)} ${round(y)} ${end}`];
  });
  const line = middles.length > 0 ? middles.join('') : `L${last}`;
  return `<path${classes && ` class="${classes}"`} d="M${first}${line}" marker-end="url(#tip)"/>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
