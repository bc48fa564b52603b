import { rendering } from '../render.js';
import type { Render } from '../rendered.js';
import { CheckoutsPage } from './checkouts.js';
import type { CheckoutsProps } from './checkouts-props.js';
import { HomePage } from './home.js';
import type { HomeProps } from './home-props.js';

export type { CheckoutFilter, CheckoutRow, CheckoutsProps } from './checkouts-props.js';
export { type FrameView, formTokenField, type Notice, pathIn, type ScreenProps } from './frame-props.js';
export type { Attention, HomeProps } from './home-props.js';

export const renderHome: Render<HomeProps> = rendering(HomePage);
export const renderCheckouts: Render<CheckoutsProps> = rendering(CheckoutsPage);
