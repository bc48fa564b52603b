import { AuthenticationError, EscrowError, ValidationError, type WebhookEvent } from '@escrow-checkout/sdk';
import { describe, expect, it } from 'vitest';
import { connect, problem, type Reply, startFake } from './fake-service.js';

const opening = 'retry: 1000\nid: begin\n\n';

function eventBlocks(...ids: string[]): string {
  return ids.map((id) => `id: ${id}\ndata: {"event":"escrow.funded","event_id":"${id}"}\n\n`).join('');
}

function stream(text: string): Reply {
  return { headers: { 'content-type': 'text/event-stream' }, text };
}

const revoked = problem(401, 'revoked_key');

/** What a stream gives until it fails, and how it fails. */
async function drain(events: AsyncIterable<WebhookEvent>): Promise<{ ids: string[]; error: unknown }> {
  const ids: string[] = [];
  try {
    for await (const event of events) ids.push(event.event_id);
  } catch (error) {
    return { ids, error };
  }
  return { ids, error: null };
}

type Fake = Awaited<ReturnType<typeof startFake>>;
const places = ({ arrived }: Fake) => arrived.map(({ headers }) => headers['last-event-id'] ?? null);

describe('a stream that ends', () => {
  it('resumes after the last event, and without one where it began', async () => {
    await using fake = await startFake(
      stream(opening),
      stream(eventBlocks('a', 'b')),
      stream(eventBlocks('c')),
      revoked,
    );
    const { client } = connect(fake);
    const events = client.events.stream();
    const { ids, error } = await drain(events);
    expect(ids).toEqual(['a', 'b', 'c']);
    expect(places(fake)).toEqual([null, 'begin', 'b', 'c']);
    expect(events.place).toBe('c');
    expect(error).toBeInstanceOf(AuthenticationError);
    expect(error).toMatchObject({ code: 'revoked_key', status: 401 });
  });

  it('in the middle of an event resumes before it', async () => {
    const cut = `${opening}${eventBlocks('a')}id: b\ndata: {"event":`;
    await using fake = await startFake(stream(cut), stream(eventBlocks('b')), revoked);
    const { ids } = await drain(connect(fake).client.events.stream({ after: 'begin' }));
    expect(ids).toEqual(['a', 'b']);
    expect(places(fake)).toEqual(['begin', 'a', 'b']);
  });

  it('reports losses and reconnections', async () => {
    await using fake = await startFake(stream(opening), 'hang up', stream(eventBlocks('a')), revoked);
    const said: unknown[] = [];
    const { client } = connect(fake);
    const options = {
      onOpen: (place: string | null) => said.push(['open', place]),
      onLoss: ({ code }: EscrowError) => said.push(['loss', code]),
      onReconnect: ({ attempts, downMs }: { attempts: number; downMs: number }) =>
        said.push(['again', attempts, downMs > 0]),
    };
    await drain(client.events.stream(options));
    expect(said).toEqual([
      ['open', 'begin'],
      ['loss', 'connection_failed'],
      ['again', 2, true],
      ['open', 'a'],
      ['loss', 'connection_failed'],
    ]);
  });
});

describe('between attempts', () => {
  it('the waits double up to ten seconds, and begin anew after progress', async () => {
    const failures = Array<Reply>(6).fill('hang up');
    await using fake = await startFake(...failures, stream(opening + eventBlocks('a')), 'hang up', revoked);
    const { client, waits } = connect(fake);
    await drain(client.events.stream());
    // Chance is a half: three quarters of 500 ms, doubled, and of the service's own second at the end.
    expect(waits).toEqual([375, 750, 1_500, 3_000, 6_000, 7_500, 750, 1_500]);
  });

  it('a stream that only opens is no progress', async () => {
    await using fake = await startFake(stream(opening), stream(opening), stream(opening), revoked);
    const { client, waits } = connect(fake);
    await drain(client.events.stream());
    expect(waits).toEqual([750, 1_500, 3_000]);
  });

  it('the service says how long to wait', async () => {
    const busy: Reply = { ...(problem(503, 'busy') as object), headers: { 'retry-after': '7' } };
    const limited: Reply = { ...(problem(429, 'rate_limited') as object), headers: { 'retry-after': '60' } };
    await using fake = await startFake(busy, limited, stream(eventBlocks('a')), revoked);
    const { client, waits } = connect(fake);
    const { ids } = await drain(client.events.stream());
    expect(ids).toEqual(['a']);
    expect(waits.slice(0, 2)).toEqual([7_000, 60_000]);
  });
});

describe('what trying again would not change', () => {
  it.each<[string, Reply, string]>([
    ['a key that is not valid', problem(401, 'invalid_key'), 'invalid_key'],
    ['a place that is unknown', problem(400, 'validation_failed'), 'validation_failed'],
    ['a redirect', { status: 302, headers: { location: 'https://x.example' } }, 'unexpected_response'],
    ['an answer that is no stream', { text: '<html>' }, 'unexpected_response'],
    ['an event that is not JSON', stream('data: {\n\n'), 'unexpected_response'],
  ])('ends the stream with its error: %s', async (_name, reply, code) => {
    await using fake = await startFake(reply);
    const { error } = await drain(connect(fake).client.events.stream());
    expect(error).toBeInstanceOf(EscrowError);
    expect(error).toMatchObject({ code });
    expect(fake.arrived).toHaveLength(1);
  });

  it('is refused before anything is sent, where it can be', async () => {
    await using fake = await startFake(stream(opening));
    const { client } = connect(fake);
    expect(() => client.events.stream({ after: 'a\nb' })).toThrow(ValidationError);
    expect(() => client.events.stream({ silenceMs: 0 })).toThrow(EscrowError);
    const { error } = await drain(connect(fake, { apiKey: 'a b' }).client.events.stream());
    expect(error).toMatchObject({ code: 'invalid_key_format' });
    expect(fake.arrived).toHaveLength(0);
  });
});

describe('an event in which a loop is left', () => {
  it('comes again when the stream is walked again, and after its place', async () => {
    await using fake = await startFake(
      stream(opening + eventBlocks('a', 'b')),
      stream(eventBlocks('b')),
      revoked,
    );
    const { client } = connect(fake);
    const events = client.events.stream();
    for await (const event of events) if (event.event_id === 'b') break;
    expect(events.place).toBe('a');
    expect((await drain(events)).ids).toEqual(['b']);
    expect(places(fake)).toEqual([null, 'a', 'b']);
  });

  it('comes again when the loop failed', async () => {
    await using fake = await startFake(stream(opening + eventBlocks('a')));
    const events = connect(fake).client.events.stream();
    const fail = async () => {
      for await (const event of events) throw new Error(event.event_id);
    };
    await expect(fail()).rejects.toThrow('a');
    expect(events.place).toBe('begin');
  });
});

describe('a signal', () => {
  it('ends a stream that waits, without an error', async () => {
    await using fake = await startFake('say nothing');
    const abort = new AbortController();
    const walked = drain(connect(fake).client.events.stream({ signal: abort.signal }));
    while (fake.arrived.length === 0) await new Promise((resolve) => setImmediate(resolve));
    abort.abort();
    expect(await walked).toEqual({ ids: [], error: null });
  });

  it('ends a stream between two events', async () => {
    await using fake = await startFake(stream(opening + eventBlocks('a', 'b')));
    const abort = new AbortController();
    const ids: string[] = [];
    for await (const event of connect(fake).client.events.stream({ signal: abort.signal })) {
      ids.push(event.event_id);
      abort.abort();
    }
    expect(ids).toEqual(['a']);
    expect(fake.arrived).toHaveLength(1);
  });

  it('that was given before keeps it from beginning', async () => {
    await using fake = await startFake(stream(opening));
    const { ids, error } = await drain(connect(fake).client.events.stream({ signal: AbortSignal.abort() }));
    expect([ids, error, fake.arrived.length]).toEqual([[], null, 0]);
  });
});

it('events are asked for by type, in one parameter', async () => {
  await using fake = await startFake(revoked);
  await drain(connect(fake).client.events.stream({ events: ['escrow.funded', 'charge.success'] }));
  expect(fake.arrived[0]?.url).toBe('/api/public/v1/events/stream?events=escrow.funded%2Ccharge.success');
  expect(fake.arrived[0]?.headers.accept).toBe('text/event-stream');
});
