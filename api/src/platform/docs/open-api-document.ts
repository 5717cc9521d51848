import { Injectable } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';

/**
 * The OpenAPI document of the running application. It is built for the first reader, because describing every route
 * takes longer than the rest of a start.
 */
@Injectable()
export class OpenApiDocument {
  private document: OpenAPIObject | null = null;
  private build: (() => OpenAPIObject) | null = null;

  /** Sets how the document is built, once all routes are registered. */
  buildWith(build: () => OpenAPIObject): void {
    this.build = build;
  }

  /** Returns null while the application starts. */
  find(): OpenAPIObject | null {
    return (this.document ??= this.build?.() ?? null);
  }
}
