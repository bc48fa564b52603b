import { CarrierUnavailable, type Parcel } from '../../../ports/carrier.js';
import { nairaOf } from '../../bank/http/naira.js';
import type { ShipbubbleSession } from './api.js';
import { type Category, categoryOf } from './categories.js';

interface Box {
  /** Kilograms. */
  weightMax: number;
  /** Centimetres. */
  length: number;
  width: number;
  height: number;
}

/** How Shipbubble describes parcels: its categories and its boxes, each list read once. */
export class PackageTerms {
  #categories: Promise<Category[]> | null = null;
  #boxes: Promise<Box[]> | null = null;

  async fieldsOf(session: ShipbubbleSession, parcel: Parcel) {
    const { description, weightGrams, value } = parcel;
    const [categories, dimension] = await Promise.all([
      this.#listCategories(session),
      this.#dimensionOf(session, parcel),
    ]);
    const item = {
      name: description,
      description,
      unit_weight: weightGrams / 1_000,
      unit_amount: nairaOf(value),
      quantity: 1,
    };
    return {
      category_id: categoryOf(description, categories),
      package_items: [item],
      package_dimension: dimension,
    };
  }

  async #dimensionOf(session: ShipbubbleSession, { lengthMm, breadthMm, heightMm, weightGrams }: Parcel) {
    if (lengthMm !== null && breadthMm !== null && heightMm !== null) {
      return { length: lengthMm / 10, width: breadthMm / 10, height: heightMm / 10 };
    }
    const boxes = await this.#listBoxes(session);
    const box = boxes.find(({ weightMax }) => weightMax >= weightGrams / 1_000) ?? boxes.at(-1);
    if (!box) throw new CarrierUnavailable('Shipbubble has no box');
    return { length: box.length, width: box.width, height: box.height };
  }

  #listCategories(session: ShipbubbleSession): Promise<Category[]> {
    this.#categories ??= readCategories(session).catch((error) => {
      this.#categories = null;
      throw error;
    });
    return this.#categories;
  }

  #listBoxes(session: ShipbubbleSession): Promise<Box[]> {
    this.#boxes ??= readBoxes(session).catch((error) => {
      this.#boxes = null;
      throw error;
    });
    return this.#boxes;
  }
}

async function readCategories(session: ShipbubbleSession): Promise<Category[]> {
  const path = '/v1/shipping/labels/categories';
  const listed = await session.list({ operation: 'list_categories', method: 'GET', path, priority: 'other' });
  return listed.map((category) => ({
    id: category.wholeNumber('category_id'),
    name: category.text('category'),
  }));
}

/** Returns the boxes, the smallest first. */
async function readBoxes(session: ShipbubbleSession): Promise<Box[]> {
  const path = '/v1/shipping/labels/boxes';
  const listed = await session.list({ operation: 'list_boxes', method: 'GET', path, priority: 'other' });
  const boxes = listed.map((box) => ({
    weightMax: Number(box.digits('max_weight')),
    length: Number(box.digits('length')),
    width: Number(box.digits('width')),
    height: Number(box.digits('height')),
  }));
  return boxes.sort((one, other) => one.weightMax - other.weightMax);
}
