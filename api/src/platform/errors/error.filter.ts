import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { answerError } from './answer-error.js';

/** Answers the errors that controllers, guards and pipes throw. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    answerError(error, http.getRequest(), http.getResponse());
  }
}
