import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { longestSuites } from './suites.js';

/**
 * Runs the isolated suites first and those that share modules last, each with the longest in front: a fork
 * keeps its modules while shared suites follow each other, and short ones at the end let both end together.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    const place = ({ moduleId }: TestSpecification) => {
      const index = longestSuites.indexOf(relative(root, moduleId));
      return index < 0 ? longestSuites.length : index;
    };
    const turn = ({ project }: TestSpecification) => (project.config.isolate ? '' : project.name);
    const inTurn = (one: TestSpecification, other: TestSpecification) =>
      turn(one) === turn(other) ? place(one) - place(other) : turn(one) < turn(other) ? -1 : 1;
    return [...specifications].sort(inTurn);
  }
}
