"""The games as research environments: PettingZoo, OpenSpiel, and a quick stepper of many matches.
They give a seat what it may know, and nothing else."""
