"""The shared box of parts, materials, lights and camera behind every rendered scene."""
