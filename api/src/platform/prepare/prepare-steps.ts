import { Injectable } from '@nestjs/common';

/** Something that must be true before the product serves; running it again changes nothing. */
export interface PrepareStep {
  name: string;
  /** Lower runs earlier. */
  order: number;
  run(): Promise<void>;
}

/** The steps that modules add in their `onModuleInit`; run once a start, one process at a time. */
@Injectable()
export class PrepareSteps {
  private readonly steps: PrepareStep[] = [];

  add(step: PrepareStep): void {
    this.steps.push(step);
  }

  async runAll(onStep: (name: string) => void = () => {}): Promise<void> {
    for (const step of [...this.steps].sort((a, b) => a.order - b.order)) {
      onStep(step.name);
      await step.run();
    }
  }
}
