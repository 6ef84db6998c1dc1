-- What a step changed or was taken with, as JSON (`StepDetail`); absent from steps of before, and from those that changed nothing.
ALTER TABLE journal ADD COLUMN detail TEXT;
