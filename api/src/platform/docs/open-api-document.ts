import { Injectable } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';

/** Holds the OpenAPI document of the running application. It is created after all routes are registered. */
@Injectable()
export class OpenApiDocument {
  document: OpenAPIObject | null = null;
}
