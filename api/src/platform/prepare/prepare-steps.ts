import { Injectable } from '@nestjs/common';

/** Shown once in the terminal and never logged: the first admin's password. */
@Injectable()
export class StartMessages {
  admin: { email: string; password: string } | null = null;
}

/** A task that must be complete before the product serves. Running it again changes nothing. */
interface PrepareStep {
  name: string;
  /** Lower numbers run earlier. */
  order: number;
  run(): Promise<void>;
}

/** Modules add their steps in `onModuleInit`. They run once per start, in one process at a time. */
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
