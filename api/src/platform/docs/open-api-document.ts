import { Injectable } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';

/** Holds the document of the running application; it is made from the routes, once they are all there. */
@Injectable()
export class OpenApiDocument {
  document: OpenAPIObject | null = null;
}
