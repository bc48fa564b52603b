import { englishBuyer } from './english-buyer.js';
import { englishSeller } from './english-seller.js';
import { englishWebhook } from './english-webhook.js';
import type { Language } from './templates.js';

/** Every mail in English. */
export const english: Language = { ...englishBuyer, ...englishSeller, ...englishWebhook };
