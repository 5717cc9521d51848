import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/index.js';
import type { LetterData, LetterName } from './letter-data.js';
import { letters } from './letters.js';
import { write, type Written } from './layout.js';

/** A letter as it would be, for whoever writes it: its links lead nowhere yet. */
@Injectable()
export class LetterPreview {
  constructor(private readonly config: Config) {}

  of<Name extends LetterName>(name: Name, data: LetterData[Name]): Written {
    const { publicUrl } = this.config;
    const page = (path: string) => publicUrl + path;
    return write(
      letters[name].compose(data, { own: '', newsletter: null, unsubscribe: null, page }),
      publicUrl,
    );
  }
}
