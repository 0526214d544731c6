/** Python starts while PyScript itself is still being read. */
import { wake } from './interpreter.js';

wake();
