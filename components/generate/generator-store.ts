import {
  type GeneratorAction,
  type GeneratorState,
  generatorReducer,
  initialState,
} from "@/components/generate/generator-state";
import { Store } from "@/components/ui/store";

/** The state of /generate, but for the photos. */
export class GeneratorStore extends Store<GeneratorState> {
  constructor() {
    super(initialState);
  }

  readonly dispatch = (action: GeneratorAction) =>
    this.set(generatorReducer(this.getSnapshot(), action));
}
