import { createContext } from 'preact';
import { type OperatorView, unknownOperator } from '../operator-view.js';

/** Who runs the service, for the frame of any page. */
export const Operator = createContext<OperatorView>(unknownOperator);
