import { takeCoverage } from 'node:v8';
import { afterAll } from 'vitest';

// Vitest ends the processes of its tests before Node would write down what they ran.
afterAll(() => takeCoverage());
